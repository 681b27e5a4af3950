import type { StorybookConfig } from "@storybook/react-vite";
import tailwindcss from "@tailwindcss/vite";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../packages/ui/src/**/*.stories.tsx", "../packages/site/src/**/*.stories.tsx"],
  // The site's mark, which every screen shows.
  staticDirs: ["../apps/general/assets"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), tailwindcss()],
    build: {
      ...vite.build,
      reportCompressedSize: false,
      // Storybook's own blocks weigh more than Vite advises, and who works on components waits for neither.
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        checks: { bundlerTimings: false, moduleLevelDirective: false },
      },
    },
  }),
};

export default config;
