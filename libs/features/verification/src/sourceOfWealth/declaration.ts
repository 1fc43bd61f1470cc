import type { SourceOfWealth } from '@lobby/contracts';
import { graphql, type ResultOf } from '@lobby/data';
import { DocumentRequestFields } from '../documents/DocumentRequestCard.tsx';
import { UploadedFileFields } from '../upload/Uploads.tsx';

/** One source of wealth as the form shows it. */
export const SourceOfWealthFields = graphql(
  `
    fragment SourceOfWealthFields on SourceOfWealthRecord @_unmask {
      kind
      options {
        id
        title
        tooltip
        checked
      }
      files {
        documentId
        ...UploadedFileFields
      }
      completed
    }
  `,
  [UploadedFileFields],
);

export const SourceOfWealthStatusFields = graphql(`
  fragment SourceOfWealthStatusFields on Player @_unmask {
    id
    sourceOfWealthStatus {
      status
      dueDate
      dueDateExpired
      requiredDocumentsUploadV2 {
        comment
        requestedFundingType
      }
    }
  }
`);

/** What the player has to declare and has declared, with the platform's clock. */
export const SourceOfWealthQuery = graphql(
  `
    query SourceOfWealth {
      viewer {
        id
        now
        player {
          ...SourceOfWealthStatusFields
        }
        sourceOfWealth {
          ...SourceOfWealthFields
        }
        documentRequests {
          id
          ...DocumentRequestFields
        }
      }
    }
  `,
  [SourceOfWealthFields, SourceOfWealthStatusFields, DocumentRequestFields],
);

export type WealthRecord = ResultOf<typeof SourceOfWealthFields>;

/** Ids of the options that the platform has ticked. */
export const checkedOf = ({ options }: WealthRecord): string[] =>
  options.filter(({ checked }) => checked).map(({ id }) => id);

/** Something is ticked and something is uploaded: all that a source needs (R-3-060). */
export const canBeCompleted = (record: WealthRecord): boolean =>
  checkedOf(record).length > 0 && record.files.length > 0;

export const isStarted = (record: WealthRecord): boolean => checkedOf(record).length > 0 || record.files.length > 0;

/** Sources that lack nothing and that the platform does not count as complete yet. */
export const completableKinds = (records: readonly WealthRecord[]): SourceOfWealth[] =>
  records.filter((record) => !record.completed && canBeCompleted(record)).map(({ kind }) => kind);
