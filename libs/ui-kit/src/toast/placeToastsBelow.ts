/** As `ref` of a bar that a page has below the header: toasts come below that bar, wherever the page around it puts it. */
export function placeToastsBelow(bar: HTMLElement | null) {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const follow = () => style.setProperty('--top-bars', `${bar.getBoundingClientRect().bottom}px`);
  const observer = new ResizeObserver(follow);
  observer.observe(bar);
  // What comes above the bar, such as a notice, takes its height from the element around it.
  if (bar.parentElement) observer.observe(bar.parentElement);
  return () => {
    observer.disconnect();
    style.removeProperty('--top-bars');
  };
}
