/** Sends equal requests once: pages of a market have many questions in common, and agree in their answers. */
export function createFetchOnce(send: typeof fetch): typeof fetch {
  const answers = new Map<string, Promise<Response>>();
  return async (input, init) => {
    const key = JSON.stringify([String(input), init?.body, [...new Headers(init?.headers)]]);
    let answer = answers.get(key);
    if (!answer) answers.set(key, (answer = send(input, init)));
    return (await answer).clone();
  };
}
