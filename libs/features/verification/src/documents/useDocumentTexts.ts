import { useLingui } from '@lingui/react/macro';
import type { DocumentKind, DocumentStatus, SourceOfWealth } from '@lobby/contracts';

interface RequestedDocument {
  kind: DocumentKind;
  requestedFundingType: SourceOfWealth | null;
}

/** Titles and hints of the documents that the operator requests, and names of their statuses. */
export function useDocumentTexts() {
  const { t } = useLingui();
  const kinds: Record<DocumentKind, { title: string; hint: string }> = {
    Identity: {
      title: t({ id: 'DOCUMENT_IDENTITY', message: 'Proof of identity' }),
      hint: t({
        id: 'DOCUMENT_IDENTITY_HINT',
        message: 'A passport, identity card or driving licence that is valid, both sides of a card.',
      }),
    },
    Address: {
      title: t({ id: 'DOCUMENT_ADDRESS', message: 'Proof of address' }),
      hint: t({
        id: 'DOCUMENT_ADDRESS_HINT',
        message:
          'A letter of a bank, an authority or a supplier with your name and address, not older than three months.',
      }),
    },
    PaymentMethod: {
      title: t({ id: 'DOCUMENT_PAYMENT_METHOD', message: 'Proof of your payment method' }),
      hint: t({
        id: 'DOCUMENT_PAYMENT_METHOD_HINT',
        message:
          'A statement of the account or a photo of the card with your name. Cover all but the last four digits of a card.',
      }),
    },
    SourceOfWealth: {
      title: t({ id: 'DOCUMENT_SOURCE_OF_WEALTH', message: 'Proof of where your money comes from' }),
      hint: t({
        id: 'DOCUMENT_SOURCE_OF_WEALTH_HINT',
        message: 'A document that shows the source and the amount, such as a payslip or a contract.',
      }),
    },
  };
  // The platform may request kinds that this build does not know; the request's comment then explains what is needed.
  const kindOf = (kind: string): { title: string; hint: string } =>
    kind in kinds
      ? kinds[kind as DocumentKind]
      : { title: t({ id: 'DOCUMENT_OTHER', message: 'Another document' }), hint: '' };
  const sources: Partial<Record<string, string>> & Record<SourceOfWealth, string> = {
    Dividends: t({ id: 'DOCUMENT_DIVIDENDS', message: 'Proof of dividends' }),
    Inheritance: t({ id: 'DOCUMENT_INHERITANCE', message: 'Proof of an inheritance' }),
    Other: kinds.SourceOfWealth.title,
    Salary: t({ id: 'DOCUMENT_SALARY', message: 'Proof of your salary' }),
    SaleOfCompany: t({ id: 'DOCUMENT_SALE_OF_COMPANY', message: 'Proof of the sale of a company' }),
    SaleOfProperty: t({ id: 'DOCUMENT_SALE_OF_PROPERTY', message: 'Proof of the sale of a property' }),
  };
  const statuses: Record<DocumentStatus, string> = {
    Requested: t({ id: 'DOCUMENT_REQUESTED', message: 'Needed' }),
    InReview: t({ id: 'DOCUMENT_IN_REVIEW', message: 'In review' }),
    Accepted: t({ id: 'DOCUMENT_ACCEPTED', message: 'Accepted' }),
    Rejected: t({ id: 'DOCUMENT_REJECTED', message: 'Not accepted' }),
  };
  return {
    titleOf: ({ kind, requestedFundingType }: RequestedDocument): string =>
      requestedFundingType === null
        ? kindOf(kind).title
        : (sources[requestedFundingType] ?? kinds.SourceOfWealth.title),
    /** Where the operator has written nothing. */
    hintOf: ({ kind }: Pick<RequestedDocument, 'kind'>): string => kindOf(kind).hint,
    statusOf: (status: DocumentStatus): string => statuses[status],
  };
}
