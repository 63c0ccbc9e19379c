import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { linkOf } from '#dataProvider/calls/linkOf.ts'
import type { statesOf } from '#dataProvider/lists/statesOf.ts'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { DocumentLink } from '#kit/files/DocumentLink.tsx'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import { keyedEntity } from '#schema/entity.ts'
import { instant, integer, many, text } from '#schema/kinds.ts'
import { type ApprovalFile, approvalFiles } from '#schema/quality/approvalFiles.ts'

/** An approval with its documents. */
const approvedEntry = keyedEntity('approvedEntry', 'id', {
  id: integer('id'),
  fileId: text('fileId'),
  approval: text('approval'),
  approvedAt: instant('approvedAt'),
  documents: many(text('documents'), { max: 100_000 }),
})

/** Threshold for paging. */
const rowsOfPage = 25
const columns = ['approval', 'approvedAt', 'documents'] as const
const fewest = 5

/** Shows the first of many documents, and a button for all. */
const Documents = ({ files }: { readonly files: readonly ApprovalFile[] }) => {
  const translate = useTranslate()
  const [isAll, setAll] = useState(false)
  const shown = isAll ? files : files.slice(0, fewest)
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start' }}>
      {shown.map(({ id, fileId, name }) => (
        <DocumentLink key={id} href={linkOf(approvalFiles.document, { fileId })}>
          {name}
        </DocumentLink>
      ))}
      {shown.length < files.length && (
        <Button size="small" onClick={() => setAll(true)}>
          {translate('approvalFiles.allDocuments', { smart_count: files.length })}
        </Button>
      )}
    </Box>
  )
}

interface Props extends ReturnType<typeof statesOf> {
  readonly files: readonly ApprovalFile[]
}

/** Approvals by id, each with its documents. */
const entriesOf = (files: readonly ApprovalFile[]) => {
  const documents = Map.groupBy(files, ({ approvalId }) => approvalId)
  const approvals = files.filter(({ isApproval }) => isApproval)
  return approvals.map(({ id, fileId, name, uploadedAt }) => ({
    id,
    fileId,
    approval: name,
    approvedAt: uploadedAt,
    documents: (documents.get(id) ?? []).map((document) => document.name),
  }))
}

/** Approved documents of the open folder, with the customer's approval. */
export const History = ({ files, ...states }: Props) => {
  const translate = useTranslate()
  const entries = useMemo(() => entriesOf(files), [files])
  const isEmpty = entries.length === 0 && !states.isLoading && !states.error
  const documentsOf = useMemo(() => Map.groupBy(files, ({ approvalId }) => approvalId), [files])
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
        {translate('approvalFiles.history')}
      </Typography>
      {isEmpty ? (
        <EmptyState />
      ) : (
        <RowsReport
          name="approvalHistory"
          entity={approvedEntry}
          rows={entries}
          columns={columns}
          sort={['approvedAt', 'DESC']}
          {...(entries.length > rowsOfPage && { pageSize: rowsOfPage })}
          show={{
            approval: ({ fileId }, name) => (
              <DocumentLink href={linkOf(approvalFiles.document, { fileId })}>{name}</DocumentLink>
            ),
            documents: ({ id }) => <Documents files={documentsOf.get(id) ?? []} />,
          }}
          {...states}
        />
      )}
    </Box>
  )
}
