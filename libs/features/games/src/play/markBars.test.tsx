import { render, waitFor } from '@testing-library/react';
import * as css from './GameStage.css.ts';
import { markBars } from './markBars.ts';

const Stage = ({ hasBar }: { hasBar: boolean }) => (
  <div data-testid="stage" className={css.stage}>
    <div ref={markBars}>{hasBar && <p>Bar</p>}</div>
  </div>
);

it('says on the stage whether it has a bar, which takes the place of the name in a low window', async () => {
  const { getByTestId, rerender } = render(<Stage hasBar={false} />);
  expect(getByTestId('stage')).not.toHaveAttribute('data-bars');
  rerender(<Stage hasBar />);
  await waitFor(() => expect(getByTestId('stage')).toHaveAttribute('data-bars'));
  rerender(<Stage hasBar={false} />);
  await waitFor(() => expect(getByTestId('stage')).not.toHaveAttribute('data-bars'));
});
