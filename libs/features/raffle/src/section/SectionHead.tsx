import { Heading, Stack, Text } from '@lobby/ui-kit';

interface SectionHeadProps {
  id?: string;
  title: string;
  note?: string;
}

/** The head of a section of the page. */
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
