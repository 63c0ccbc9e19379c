import { linkOf } from '../../../dataProvider/linkOf.ts'
import { concessions } from '../../../schema/concessions.ts'
import { DocumentLink } from '../../../src/kit/documents/DocumentLink.tsx'
import type { Concession } from './concessionCards.ts'
import { useConcessionScreen } from './concessionScreen.ts'

interface Props extends Pick<Concession, 'documents'> {}

/** What the provider has sent with a concession, by name. */
export const ProviderDocuments = ({ documents }: Props) => {
  const { customerId } = useConcessionScreen()
  if (documents.length === 0) return '-'
  return (
    <ul>
      {documents.map(({ name, fileId }) => (
        <li key={fileId}>
          <DocumentLink href={linkOf(concessions.document, { fileId, customerId })}>{name || fileId}</DocumentLink>
        </li>
      ))}
    </ul>
  )
}
