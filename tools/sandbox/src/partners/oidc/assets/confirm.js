// The lobby's ID token hint identifies the session: confirm the sign-out without asking.
const form = document.getElementById('op.logoutForm');
const confirmed = document.createElement('input');
confirmed.type = 'hidden';
confirmed.name = 'logout';
confirmed.value = 'yes';
form.append(confirmed);
form.submit();
