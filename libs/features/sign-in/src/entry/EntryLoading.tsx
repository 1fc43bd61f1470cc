import { Skeleton, Stack } from '@lobby/ui-kit';
import { EntryPanel } from './EntryPanel.tsx';
import { useEntryTexts } from './useEntryTexts.ts';

/** As large as a form with one field, until the form's code or the country's flow is there. */
export function EntryLoading({ title }: { title: string }) {
  const { aside } = useEntryTexts();
  return (
    <EntryPanel
      aside={aside}
      title={title}
      text={<Skeleton width="most" />}
      actions={
        <div aria-busy>
          <Stack gap="lg">
            <Stack gap="xs">
              <Skeleton width="md" />
              <Skeleton shape="button" />
            </Stack>
            <Skeleton shape="button" />
            <Skeleton shape="button" />
          </Stack>
        </div>
      }
    />
  );
}
