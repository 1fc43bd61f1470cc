import { useLingui } from '@lingui/react/macro';
import { type FragmentOf, graphql, readFragment } from '@lobby/data';
import { isolate } from '@lobby/i18n';
import { useStore } from '@lobby/runtime';
import { FilePicker, Stack, Text, VisuallyHidden } from '@lobby/ui-kit';
import { useEffect, useRef } from 'react';
import { acceptedTypes } from './fileCheck.ts';
import { StoredFile } from './StoredFile.tsx';
import { UploadRow } from './UploadRow.tsx';
import { isSameTarget, type UploadTarget } from './uploadQueue.ts';
import * as css from './Uploads.css.ts';
import { useRejectionText } from './uploadTexts.ts';
import { useUploadQueue, useUploadsOf } from './useUploads.ts';

/** For the `files` of a document request or of a source of wealth. */
export const UploadedFileFields = graphql(`
  fragment UploadedFileFields on UploadedFile {
    documentId
    name
    size
  }
`);
export type UploadedFile = FragmentOf<typeof UploadedFileFields>;

/** As many files as the platform takes for one request or source. */
const MAX_FILES = 10;

interface UploadsProps {
  target: UploadTarget;
  /** What the platform has of it. */
  files: readonly UploadedFile[];
  /** It is submitted: files are listed, and nothing can be added or deleted. */
  disabled?: boolean;
}

/** The files of one request or source: those that are stored, those on their way, and the way to add more. */
export function Uploads({ target, files, disabled = false }: UploadsProps) {
  const { t } = useLingui();
  const group = useRef<HTMLDivElement>(null);
  const queue = useUploadQueue();
  const stored = readFragment(UploadedFileFields, files);
  const chosen = useUploadsOf(target).filter(
    ({ documentId }) => !stored.some((file) => file.documentId === documentId),
  );
  const listed = stored.map(({ documentId }) => documentId).join(' ');
  useEffect(() => queue.drop(listed.split(' ')), [queue, listed]);
  /** The row's button has gone. */
  const focusGroup = () => group.current?.focus();
  const isFull = stored.length + chosen.length >= MAX_FILES;

  return (
    <div
      ref={group}
      role="group"
      tabIndex={-1}
      aria-label={t({ id: 'UPLOAD_FILES', message: 'Files' })}
      className={css.group}
    >
      <Stack gap="md">
        {stored.length + chosen.length > 0 && (
          <ul className={css.list}>
            {stored.map((file) => (
              <StoredFile key={file.documentId} file={file} isFixed={disabled} onDeleted={focusGroup} />
            ))}
            {chosen.map((upload) => (
              <UploadRow key={upload.documentId} upload={upload} onRemoved={focusGroup} />
            ))}
          </ul>
        )}
        {disabled && stored.length === 0 && (
          <Text tone="muted">{t({ id: 'UPLOAD_NO_FILES', message: 'There are no files.' })}</Text>
        )}
        {!disabled && (
          <FilePicker
            label={t({ id: 'UPLOAD_CHOOSE', message: 'Choose files' })}
            cameraLabel={t({ id: 'UPLOAD_CAMERA', message: 'Take a photo' })}
            dropLabel={t({ id: 'UPLOAD_DROP', message: 'or drop them here' })}
            hint={
              isFull
                ? t({ id: 'UPLOAD_FULL', message: `These are the ${MAX_FILES} files that can be added.` })
                : t({ id: 'UPLOAD_HINT', message: `JPEG, PNG or PDF, up to 10 MB each, ${MAX_FILES} files at most.` })
            }
            accept={acceptedTypes}
            disabled={isFull}
            onFiles={(added) => queue.add(target, added)}
          />
        )}
      </Stack>
      <Announcements target={target} />
    </div>
  );
}

/** Tells screen readers what becomes of each file, and no percentages. */
function Announcements({ target }: Pick<UploadsProps, 'target'>) {
  const { t } = useLingui();
  const rejectionText = useRejectionText();
  const news = useStore(useUploadQueue().news);
  const shown = news && isSameTarget(news.upload.target, target) ? news : null;
  const name = isolate(shown?.upload.file.name ?? '');
  const rejection = shown?.upload.actor.getSnapshot().context.rejection;
  const offline = t({ id: 'UPLOAD_OFFLINE', message: 'You are offline. It goes on by itself when you are back.' });
  const texts = {
    uploading: t({ id: 'UPLOAD_STARTED', message: `${name}: being uploaded` }),
    interrupted: t({ id: 'UPLOAD_INTERRUPTED_NEWS', message: `${name}: interrupted` }),
    offline: `${name}: ${offline}`,
    rejected: `${name}: ${rejection ? rejectionText(rejection) : ''}`,
    stored: t({ id: 'UPLOAD_STORED', message: `${name}: uploaded` }),
  };
  return (
    <div role="status">
      <VisuallyHidden>{shown ? texts[shown.state] : ''}</VisuallyHidden>
    </div>
  );
}
