/** Loads an address in a hidden frame, which is there for so many ms. What it shows is another site's, and says nothing. */
export async function loadInFrame(url: string, duration: number): Promise<void> {
  const frame = document.createElement('iframe');
  Object.assign(frame.style, { visibility: 'hidden', position: 'fixed', top: '0', left: '-1000px' });
  Object.assign(frame, { width: '0', height: '0' });
  document.body.append(frame);
  // In place of `src`, which some browsers count as a step of the page's history.
  frame.contentWindow?.location.replace(url);
  await new Promise((resolve) => setTimeout(resolve, duration));
  frame.remove();
}
