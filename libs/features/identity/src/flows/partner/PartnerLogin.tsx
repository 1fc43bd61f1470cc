import type { LoginFlowProps } from '../LoginFlowProps.ts';
import { PartnerPanel } from './PartnerPanel.tsx';
import { partnerOfFlow } from './partners.ts';

/** The login page of a country that signs in at a partner. */
export default function PartnerLogin({ flow, notice, returnTo }: LoginFlowProps) {
  const partner = partnerOfFlow(flow);
  return partner && <PartnerPanel partner={partner} from="login" notice={notice} returnTo={returnTo} />;
}
