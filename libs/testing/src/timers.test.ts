let isReached = false;

it('leaves timers behind', () => {
  setTimeout(() => (isReached = true), 500);
  setInterval(() => (isReached = true), 500);
});

it('has no timers of the test before', async () => {
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(isReached).toBe(false);
});
