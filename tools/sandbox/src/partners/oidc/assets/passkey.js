// Makes a passkey, or signs in with one, where the page has a form for it.
const form = /** @type {HTMLFormElement | null} */ (document.querySelector('form[data-passkey]'));
if (form) start(form);

/** @param {HTMLFormElement} page */
function start(page) {
  const { passkey: kind, options = '{}', cancelled = '', known = '', unsupported = '' } = page.dataset;
  const alert = /** @type {HTMLElement} */ (page.querySelector('[role=alert]'));
  const answer = /** @type {HTMLInputElement} */ (page.elements.namedItem('credential'));
  const request = JSON.parse(options);
  let waiting = new AbortController();

  if (typeof PublicKeyCredential !== 'function' || !PublicKeyCredential.parseRequestOptionsFromJSON) {
    // Sign-in goes on without it; who wants to add one is told.
    if (kind === 'create') page.addEventListener('submit', (event) => fail(event, unsupported));
    return;
  }
  page.hidden = false;
  page.addEventListener('submit', (event) => {
    if (answer.value) return;
    event.preventDefault();
    alert.textContent = '';
    // The browser has one request at a time.
    waiting.abort();
    waiting = new AbortController();
    const { signal } = waiting;
    const credential =
      kind === 'create'
        ? navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(request), signal })
        : navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(request), signal });
    credential.then(send, (error) => {
      if (signal.aborted) return;
      fail(event, error.name === 'InvalidStateError' ? known : cancelled);
      void offerInField();
    });
  });
  void offerInField();

  /** The e-mail field offers passkeys beside stored passwords, where the browser can. */
  async function offerInField() {
    if (kind !== 'get' || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(request);
    const { signal } = waiting;
    await navigator.credentials.get({ publicKey, mediation: 'conditional', signal }).then(send, () => undefined);
  }

  /** @param {Credential | null} credential */
  function send(credential) {
    if (!credential) return;
    answer.value = JSON.stringify(/** @type {PublicKeyCredential} */ (credential).toJSON());
    page.requestSubmit();
  }

  /**
   * @param {Event} event
   * @param {string} text
   */
  function fail(event, text) {
    event.preventDefault();
    alert.textContent = text;
  }
}
