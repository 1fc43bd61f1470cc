import { useLingui } from '@lingui/react/macro';
import { languageTag } from '@lobby/i18n';
import { useLocale } from '@lobby/routing';
import type { UploadRejection } from './upload.machine.ts';

/** Why a file is not taken, and what the player can do. */
export function useRejectionText(): (rejection: UploadRejection) => string {
  const { t } = useLingui();
  return (rejection) => {
    switch (rejection) {
      case 'NotAccepted':
        return t({ id: 'UPLOAD_NOT_ACCEPTED', message: 'This is not a JPEG, PNG or PDF file.' });
      case 'Misnamed':
        return t({
          id: 'UPLOAD_MISNAMED',
          message: 'The name of the file has to end in .jpg, .jpeg, .png or .pdf. Rename it and choose it again.',
        });
      case 'OtherType':
        return t({
          id: 'UPLOAD_OTHER_TYPE',
          message:
            'Your device takes this for another kind of file than its name and content say. Save it as JPEG, PNG or PDF and choose it again.',
        });
      case 'Mismatch':
      case 'DocumentTypeNotAccepted':
        return t({
          id: 'UPLOAD_MISMATCH',
          message: 'The content is not what the name says. Save the file as JPEG, PNG or PDF and choose it again.',
        });
      case 'TooLarge':
      case 'DocumentTooLarge':
        return t({ id: 'UPLOAD_TOO_LARGE', message: 'The file has more than 10 MB. Choose a smaller one.' });
      case 'Empty':
        return t({ id: 'UPLOAD_EMPTY', message: 'The file is empty.' });
      case 'Unreadable':
        return t({ id: 'UPLOAD_UNREADABLE', message: 'The file cannot be read. It may have been changed or moved.' });
      case 'TooManyDocuments':
        return t({ id: 'UPLOAD_TOO_MANY', message: 'There are 10 files already. Delete one, then try again.' });
      case 'DocumentsNotRequested':
      case 'SourceOfWealthNotRequired':
        return t({ id: 'UPLOAD_NOT_REQUESTED', message: 'No more files can be added here.' });
      case 'Unknown':
        return t({ id: 'UPLOAD_REJECTED', message: 'This file could not be taken. Try again, or contact us.' });
    }
  };
}

/** Sizes as `2.4 MB`, by the limit's measure of 1024 × 1024 bytes. */
export function useSizeFormat(): (bytes: number) => string {
  const tag = languageTag(useLocale());
  return (bytes) => {
    const kilobytes = Math.max(1, Math.round(bytes / 1024));
    const [value, unit] = kilobytes < 1000 ? [kilobytes, 'kilobyte'] : [bytes / 1024 / 1024, 'megabyte'];
    return new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
  };
}
