import * as v from 'valibot';
import { contactValidities, verificationOrigins } from '../../../../libs/contracts/src/enums.ts';
import { compactPersonalNumber, parsePersonalNumber } from '../store/players/personalNumbers.ts';
import { sendEmailLink } from '../store/emailLinks.ts';
import { command, definedFields, findPlayer, playerArg, showPlayer } from './command.ts';

/** Commands for a player's e-mail address, phone number and personal number. */
export const accountCommands = {
  contact: command(
    'Sets validity and verification of a player’s e-mail address and phone number',
    {
      player: playerArg,
      emailVerified: v.optional(v.boolean()),
      emailValidity: v.optional(v.picklist(contactValidities)),
      phoneNumber: v.optional(
        v.nullable(v.pipe(v.string(), v.regex(/^\+\d{7,15}$/, 'A number is written like +358401234567'))),
      ),
      phoneVerified: v.optional(v.boolean()),
      phoneValidity: v.optional(v.nullable(v.picklist(contactValidities))),
    },
    (context, { player, emailVerified, emailValidity, phoneNumber, phoneVerified, phoneValidity }) => {
      const fields = { emailVerified, emailValidity, phoneNumber };
      const phone = { isPhoneNumberVerified: phoneVerified, phoneNumberValidity: phoneValidity };
      const { id } = findPlayer(context, player);
      return showPlayer(context, context.store.players.update(id, definedFields({ ...fields, ...phone })));
    },
  ),
  personalNumber: command(
    'Sets the personal number that partners know a player by',
    {
      player: playerArg,
      personalNumber: v.pipe(
        v.string(),
        v.check((written) => parsePersonalNumber(written) !== undefined, 'A number has 4 to 20 letters and digits'),
      ),
    },
    (context, { player, personalNumber }) => {
      const { id, profile } = findPlayer(context, player);
      const personalInfo = { ...profile.personalInfo, ssn: compactPersonalNumber(personalNumber) };
      return showPlayer(context, context.store.players.update(id, { personalInfo }));
    },
  ),
  expireKycToken: command(
    'Ends a player’s token at the KYC provider before its time',
    { player: playerArg },
    (context, { player }) => {
      const { id } = findPlayer(context, player);
      context.expireKycTokens(id);
      return { player: id };
    },
  ),
  emailLink: command(
    'Sends a player a link that verifies an e-mail address: the present one, or a new one',
    {
      player: playerArg,
      origin: v.picklist(verificationOrigins),
      email: v.optional(v.pipe(v.string(), v.email())),
    },
    (context, { player, origin, email }) => {
      const { id, email: present } = findPlayer(context, player);
      const token = sendEmailLink(context.store, { playerId: id, email: email ?? present, origin });
      return { path: `/verifyEmail?token=${token}&origin=${origin}` };
    },
  ),
  verificationCodes: command(
    'Shows the codes that were sent to a player',
    { player: playerArg },
    (context, { player }) =>
      context.store.contacts
        .ofPlayer(findPlayer(context, player).id)
        .map(({ contact, target, code, attemptsLeft }) => ({ contact, target, code, attemptsLeft })),
  ),
};
