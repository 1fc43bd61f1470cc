import type { MetadataService } from 'oidc-client-ts';

interface Provider {
  metadataService: MetadataService;
  settings: { authority: string };
}

/**
 * That an answer comes from the provider that the request was for, which the sign-in library leaves out: its discovery document
 * names itself, and so does the answer where the provider says that its answers do (RFC 9207). Without it, another
 * provider could have the code of this one sent to itself.
 * @throws Error
 */
export async function checkIssuer(url: string, { metadataService, settings }: Provider): Promise<void> {
  const metadata = await metadataService.getMetadata();
  const { issuer, authorization_response_iss_parameter_supported: isNamed } = metadata as Record<string, unknown>;
  if (issuer !== settings.authority) throw new Error('issuer in the discovery document does not match the authority');
  const answered = new URL(url).searchParams.get('iss');
  if (answered === null ? isNamed === true : answered !== issuer)
    throw new Error('iss of the sign-in response does not match the issuer');
}
