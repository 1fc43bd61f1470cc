// The lobby's ID token hint identifies the session: confirm the sign-out without asking.
const form = /** @type {HTMLFormElement} */ (document.getElementById('op.logoutForm'));
const confirmed = document.createElement('input');
confirmed.type = 'hidden';
confirmed.name = 'logout';
confirmed.value = 'yes';
form.append(confirmed);
// The page sends itself on. Where the browser keeps it as a step of its history, it is without the hint.
history.replaceState(null, '', location.pathname);
form.submit();
