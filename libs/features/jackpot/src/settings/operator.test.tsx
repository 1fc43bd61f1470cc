import { untilIdle } from '@lobby/testing';
import { mockService, renderJackpot, settingsAnswer } from '../jackpot.fixture.tsx';
import { useJackpotSettings } from './useJackpotSettings.ts';

jest.mock('@lobby/monitoring', () => ({
  ...jest.requireActual<object>('@lobby/monitoring'),
  reportError: jest.fn(),
}));
const { reportError } = jest.requireMock<{ reportError: jest.Mock }>('@lobby/monitoring');

function Settings() {
  const { settings } = useJackpotSettings();
  return <p>{settings?.sourceId}</p>;
}

it.each([
  ['the build’s own', 'acme', []],
  ['spelt otherwise', 'ACME', []],
  ['not served', null, []],
  ['another', 'other', ['Error: The jackpot settings are those of “other”, not of “Infiniza”.']],
])('reports the operator of the settings, once, where it is %s (R-3-055)', async (_, operatorId, reports) => {
  reportError.mockClear();
  const answers = { JackpotSettings: settingsAnswer({ operatorId }) };
  const scene = await renderJackpot(
    <>
      <Settings />
      <Settings />
    </>,
    mockService(),
    { answers, settings: { brand: 'acme', operator: 'Infiniza' } },
  );
  await untilIdle();
  expect(scene.container).toHaveTextContent('community');
  expect(reportError.mock.calls.map(([error]) => String(error))).toEqual(reports);
});
