import { fireEvent, render, screen } from '@testing-library/react';
import { FilePicker } from './FilePicker.tsx';

const scan = new File(['x'], 'scan.png', { type: 'image/png' });

function show(props: Partial<Parameters<typeof FilePicker>[0]> = {}) {
  const onFiles = jest.fn();
  const { container } = render(
    <FilePicker
      label="Choose files"
      hint="PNG only"
      dropLabel="or drop them here"
      cameraLabel="Take a photo"
      accept=".png"
      onFiles={onFiles}
      {...props}
    />,
  );
  const inputs = [...container.querySelectorAll('input')];
  return { onFiles, inputs, zone: container.firstElementChild as HTMLElement };
}

it('opens the browser’s dialog by its button, which the hint describes', () => {
  const { onFiles, inputs } = show();
  const [input] = inputs as [HTMLInputElement];
  const opened = jest.spyOn(input, 'click').mockImplementation(() => undefined);
  const button = screen.getByRole('button', { name: 'Choose files' });
  expect(button).toHaveAccessibleDescription('PNG only');
  fireEvent.click(button);
  expect(opened).toHaveBeenCalledTimes(1);
  expect(input).toMatchObject({ accept: '.png', multiple: true });
  fireEvent.change(input, { target: { files: [scan] } });
  expect(onFiles).toHaveBeenCalledWith([scan]);
  // A dialog that is closed without a choice.
  fireEvent.change(input, { target: { files: [] } });
  expect(onFiles).toHaveBeenCalledTimes(1);
});

it('opens the camera, where it is offered', () => {
  const { inputs } = show();
  expect(inputs[1]).toMatchObject({ accept: 'image/jpeg' });
  expect(inputs[1]).toHaveAttribute('capture', 'environment');
  show({ cameraLabel: undefined });
  expect(screen.getAllByRole('button', { name: 'Take a photo' })).toHaveLength(1);
});

it('takes what is dropped on it, and nothing while it is disabled', () => {
  const { onFiles, zone } = show();
  fireEvent.dragOver(zone);
  expect(zone).toHaveAttribute('data-over');
  fireEvent.drop(zone, { dataTransfer: { files: [scan] } });
  expect(onFiles).toHaveBeenCalledWith([scan]);
  expect(zone).not.toHaveAttribute('data-over');

  const disabled = show({ disabled: true });
  fireEvent.drop(disabled.zone, { dataTransfer: { files: [scan] } });
  expect(disabled.onFiles).not.toHaveBeenCalled();
});
