export { toPhoneNumber } from './phoneNumber.ts';
