import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from "../../../src/overlays/dropdown-menu/dropdown-menu.tsx";
import { Badge } from "../../../src/primitives/badge/badge.tsx";
import { Card, CardActions, CardDescription, CardTitle } from "../../../src/primitives/card/card.tsx";
import { IconButton } from "../../../src/primitives/icon-button/icon-button.tsx";
import { gift, more, star, things } from "./parts.tsx";

const nothing = () => {};

const items = [
  { label: "Report", onSelect: nothing },
  { label: "Block", onSelect: nothing },
];

export const Scene = ({ count }: { count: number }) => (
  <ul>
    {things(count).map(({ id, title, text, popular }) => (
      <li key={id}>
        <Card>
          <CardTitle level={3}>{title}</CardTitle>
          <CardDescription>{text}</CardDescription>
          <Badge variant="solid" tone={popular ? "accent" : "neutral"}>
            {star}
            {popular ? "Popular" : "New"}
          </Badge>
          <CardActions>
            <IconButton label="Send a gift" onClick={nothing}>
              {gift}
            </IconButton>
            <DropdownMenu>
              <DropdownMenuTrigger asChild>
                <IconButton label="More">{more}</IconButton>
              </DropdownMenuTrigger>
              <DropdownMenuContent items={items} />
            </DropdownMenu>
          </CardActions>
        </Card>
      </li>
    ))}
  </ul>
);
