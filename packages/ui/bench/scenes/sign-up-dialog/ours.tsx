import { Button } from "../../../src/primitives/button/button.tsx";
import { Checkbox } from "../../../src/fields/checkbox/checkbox.tsx";
import { DateOfBirthField } from "../../../src/fields/date-of-birth-field/date-of-birth-field.tsx";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from "../../../src/overlays/dialog/dialog.tsx";
import { EmailField } from "../../../src/fields/email-field/email-field.tsx";
import { PasswordField } from "../../../src/fields/password-field/password-field.tsx";
import { RadioGroup } from "../../../src/fields/radio-group/radio-group.tsx";
import { TextField } from "../../../src/fields/text-field/text-field.tsx";
import { messages as birth } from "../../../src/fields/date-of-birth-field/date-of-birth-field.messages.ts";
import { messages as dialog } from "../../../src/overlays/dialog/dialog.messages.ts";
import { messages as email } from "../../../src/fields/email-field/email-field.messages.ts";
import { messages as password } from "../../../src/fields/password-field/password-field.messages.ts";
import { words } from "../../lib/words.tsx";

const Words = words(birth, dialog, email, password);

export const Scene = () => (
  <Words>
    <Dialog>
      <DialogTrigger asChild>
        <Button>Sign up</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Write to Anna for free</DialogTitle>
          <DialogDescription>It takes a minute. No one else sees your email address.</DialogDescription>
        </DialogHeader>
        <DialogBody>
          <form method="post" className="k:grid k:gap-4">
            <TextField label="Username" name="name" autoComplete="username" required />
            <EmailField label="Email address" name="email" required />
            <PasswordField label="Password" name="password" autoComplete="new-password" required />
            <RadioGroup
              label="I am"
              name="gender"
              options={[
                { value: "female", label: "A woman" },
                { value: "male", label: "A man" },
              ]}
            />
            <DateOfBirthField label="Date of birth" name="birth" maxYear={2008} required />
            <Checkbox label="I’m 18 or older and accept the terms" name="terms" required />
            <Button type="submit" size="lg" block>
              Create my profile
            </Button>
          </form>
        </DialogBody>
      </DialogContent>
    </Dialog>
  </Words>
);
