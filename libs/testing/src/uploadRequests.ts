/** One request by XMLHttpRequest, which ends when the test says so. */
export interface UploadRequest {
  url: string;
  authorization: string | null;
  /** The proof of a token that is bound to a key. */
  dpop: string | null;
  form: FormData;
  /** The page has ended it. */
  readonly isAborted: boolean;
  /** Neither answered, failed nor ended by the page. */
  readonly isPending: boolean;
  /** @param share of the form that has left, from 0 to 1 */
  progress(share: number): void;
  answer(status: number, body?: object | string): void;
  /** The network is lost. */
  fail(): void;
}

/** Takes the place of XMLHttpRequest until the test ends; returns the requests, in the order in which they are sent. */
export function mockUploadRequests(): UploadRequest[] {
  const requests: UploadRequest[] = [];
  class MockRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    isOver = false;
    url = '';
    authorization: string | null = null;
    dpop: string | null = null;

    open(_method: string, url: string): void {
      this.url = url;
    }
    getResponseHeader(): string | null {
      return null;
    }
    setRequestHeader(name: string, value: string): void {
      if (name.toLowerCase() === 'authorization') this.authorization = value;
      if (name.toLowerCase() === 'dpop') this.dpop = value;
    }
    send(form: FormData): void {
      const end = (status: number, responseText: string) => {
        if (this.isOver) return;
        this.isOver = true;
        Object.assign(this, { status, responseText });
        this.dispatchEvent(new Event('loadend'));
      };
      const isPending = () => !this.isOver;
      let isAborted = false;
      this.abort = () => {
        isAborted ||= !this.isOver;
        end(0, '');
      };
      requests.push({
        url: this.url,
        authorization: this.authorization,
        dpop: this.dpop,
        form,
        get isAborted() {
          return isAborted;
        },
        get isPending() {
          return isPending();
        },
        progress: (share) => {
          const event = { lengthComputable: true, loaded: share * 1000, total: 1000 };
          this.upload.dispatchEvent(Object.assign(new Event('progress'), event));
        },
        answer: (status, body = '') => end(status, typeof body === 'string' ? body : JSON.stringify(body)),
        fail: () => end(0, ''),
      });
    }
    abort(): void {
      this.isOver = true;
    }
  }
  const original = globalThis.XMLHttpRequest;
  globalThis.XMLHttpRequest = MockRequest as unknown as typeof XMLHttpRequest;
  restore = () => (globalThis.XMLHttpRequest = original);
  return requests;
}

let restore: () => void = () => undefined;

/** Runs after each test. */
export const restoreUploadRequests = (): void => restore();
