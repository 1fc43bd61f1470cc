import type { LoginFlowProps } from '../LoginFlowProps.ts';
import { PartnerPanel } from './PartnerPanel.tsx';
import { partnerOfFlow } from './partners.ts';

/** How login, and what begins with it, goes on in a country that signs in at a partner. */
export default function PartnerLogin({ flow, ...props }: LoginFlowProps) {
  const partner = partnerOfFlow(flow);
  return partner && <PartnerPanel partner={partner} {...props} />;
}
