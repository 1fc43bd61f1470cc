import { useLingui } from '@lingui/react/macro';
import { RetryButton } from '@lobby/fallbacks';
import { useFormat } from '@lobby/i18n';
import {
  CloseIcon,
  ClockIcon,
  Icon,
  IconButton,
  type IconNode,
  Inline,
  OfflineIcon,
  Progress,
  SuccessIcon,
  Text,
  UploadIcon,
  WarningIcon,
} from '@lobby/ui-kit';
import { useSelector } from '@xstate/react';
import type { Upload } from './uploadQueue.ts';
import * as css from './Uploads.css.ts';
import { useRejectionText, useSizeFormat } from './uploadTexts.ts';

interface UploadRowProps {
  upload: Upload;
  /** The row is about to go, and the focus with it. */
  onRemoved: () => void;
}

/** A file on its way: how far it has come, why it has not arrived, and what the player can do. */
export function UploadRow({ upload: { actor, file }, onRemoved }: UploadRowProps) {
  const { t } = useLingui();
  const rejectionText = useRejectionText();
  const sizeOf = useSizeFormat();
  const { percent } = useFormat();
  const snapshot = useSelector(actor, (current) => current);
  const { name } = file;
  const { progress, rejection } = snapshot.context;
  const state = snapshot.value;
  const views: Record<typeof state, { icon: IconNode; text: string }> = {
    checking: { icon: ClockIcon, text: t({ id: 'UPLOAD_CHECKING', message: 'Being checked' }) },
    ready: { icon: ClockIcon, text: t({ id: 'UPLOAD_READY', message: 'Waiting' }) },
    uploading: { icon: UploadIcon, text: t({ id: 'UPLOAD_UPLOADING', message: 'Being uploaded' }) },
    interrupted: {
      icon: WarningIcon,
      text: t({ id: 'UPLOAD_INTERRUPTED', message: 'The upload was interrupted.' }),
    },
    offline: {
      icon: OfflineIcon,
      text: t({ id: 'UPLOAD_OFFLINE', message: 'You are offline. It goes on by itself when you are back.' }),
    },
    rejected: { icon: WarningIcon, text: rejection === null ? '' : rejectionText(rejection) },
    stored: { icon: SuccessIcon, text: t({ id: 'UPLOAD_DONE', message: 'Uploaded' }) },
    cancelled: { icon: CloseIcon, text: '' },
  };
  const { icon, text } = views[state];
  const percentage = percent(progress);
  const mayRetry = snapshot.can({ type: 'RETRY' });
  const isProblem = state === 'interrupted' || state === 'offline' || state === 'rejected';

  function cancel() {
    actor.send({ type: 'CANCEL' });
    onRemoved();
  }
  return (
    <li className={css.row}>
      <div className={css.line}>
        <Icon of={icon} />
        <div className={css.name}>
          <Text weight="medium">{name}</Text>
          <Text size="sm" tone={isProblem ? 'danger' : 'muted'}>
            {isProblem ? text : `${text} · ${state === 'uploading' ? percentage : sizeOf(file.size)}`}
          </Text>
        </div>
        {state !== 'stored' && (
          <IconButton
            icon={CloseIcon}
            label={
              snapshot.hasTag('underWay')
                ? t({ id: 'UPLOAD_CANCEL', message: `Cancel ${name}` })
                : t({ id: 'UPLOAD_REMOVE', message: `Remove ${name}` })
            }
            onClick={cancel}
          />
        )}
      </div>
      {state === 'uploading' && <Progress label={name} hideLabel value={progress} max={1} valueText={percentage} />}
      {mayRetry && (
        <Inline>
          <RetryButton size="sm" onClick={() => actor.send({ type: 'RETRY' })} />
        </Inline>
      )}
    </li>
  );
}
