import { Stack } from '../layout/layout.tsx';
import { Heading, Text } from '../text/text.tsx';

interface SectionHeadProps {
  /** Of the heading, for the section that it names. */
  id?: string;
  title: string;
  note?: string;
}

/** The head of a section of a page, at level 2. */
export function SectionHead({ id, title, note }: SectionHeadProps) {
  return (
    <Stack gap="xs">
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {note && <Text tone="muted">{note}</Text>}
    </Stack>
  );
}
