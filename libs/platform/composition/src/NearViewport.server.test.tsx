/** @jest-environment node */
import { renderOnServer } from '@lobby/testing';
import { NearViewport } from './NearViewport.tsx';

it('a page rendered without a browser has the fallback', async () => {
  const row = (
    <NearViewport fallback={<p>skeleton</p>}>
      <p>games</p>
    </NearViewport>
  );
  expect(await renderOnServer(row)).toBe('<div><p>skeleton</p></div>');
});
