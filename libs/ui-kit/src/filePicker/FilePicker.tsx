import { type ChangeEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { CameraIcon, UploadIcon } from '../icon/icons.ts';
import { Text } from '../text/text.tsx';
import * as css from './FilePicker.css.ts';

interface FilePickerProps {
  /** Of the button that opens the browser's own dialog. */
  label: string;
  /** What can be chosen. */
  hint: string;
  /** Where files can be dropped; shown where there is a pointer to drag with. */
  dropLabel: string;
  /** Of the button that opens the camera; shown on touch screens. Without it there is none. */
  cameraLabel?: string;
  /** As the input's. Whoever takes the files checks them: dropped ones may be of any type. */
  accept?: string;
  disabled?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Takes files: by a button, by dragging them here, or from the camera. */
export function FilePicker({
  label,
  hint,
  dropLabel,
  cameraLabel,
  accept,
  disabled = false,
  onFiles,
}: FilePickerProps) {
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  useEffect(preventNavigation, []);

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    // The same file can be chosen again.
    currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const files = [...event.dataTransfer.files];
    if (!disabled && files.length > 0) onFiles(files);
  }
  return (
    <div
      className={css.zone}
      data-over={(isOver && !disabled) || undefined}
      onDragEnter={() => setIsOver(true)}
      onDragOver={() => setIsOver(true)}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <div className={css.buttons}>
        <Button
          variant="secondary"
          icon={UploadIcon}
          disabled={disabled}
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
        {cameraLabel !== undefined && (
          <div className={css.camera}>
            <Button variant="secondary" icon={CameraIcon} disabled={disabled} onClick={() => camera.current?.click()}>
              {cameraLabel}
            </Button>
          </div>
        )}
        <span className={css.drop}>{dropLabel}</span>
      </div>
      <Text size="sm" tone="muted" id={hintId}>
        {hint}
      </Text>
      <input ref={input} hidden type="file" multiple accept={accept} disabled={disabled} onChange={choose} />
      {cameraLabel !== undefined && (
        <input
          ref={camera}
          hidden
          type="file"
          accept="image/jpeg"
          capture="environment"
          disabled={disabled}
          onChange={choose}
        />
      )}
    </div>
  );
}

/** A file that is dropped beside the zone would otherwise replace the page. */
function preventNavigation() {
  const prevent = (event: Event) => event.preventDefault();
  window.addEventListener('dragover', prevent);
  window.addEventListener('drop', prevent);
  return () => {
    window.removeEventListener('dragover', prevent);
    window.removeEventListener('drop', prevent);
  };
}
