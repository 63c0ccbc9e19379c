import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { linkOf } from '../../../../dataProvider/calls/linkOf.ts'
import type { statesOf } from '../../../../dataProvider/lists/statesOf.ts'
import { keyedEntity } from '../../../../schema/entity.ts'
import { instant, integer, many, text } from '../../../../schema/kinds.ts'
import { type ApprovalFile, approvalFiles } from '../../../../schema/quality/approvalFiles.ts'
import { DocumentLink } from '../../../../src/kit/documents/DocumentLink.tsx'
import { RowsReport } from '../../../../src/kit/table/report/RowsReport.tsx'

/** An approval with the documents that it was given for. */
const approvedEntry = keyedEntity('approvedEntry', 'id', {
  id: integer('id'),
  fileId: text('fileId'),
  approval: text('approval'),
  approvedAt: instant('approvedAt'),
  documents: many(text('documents'), { max: 100_000 }),
})

/** More are shown by pages. */
const rowsOfPage = 25
const columns = ['approval', 'approvedAt', 'documents'] as const
const fewest = 5

/** Of many documents the first, and a way to all. */
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

/** Approvals by their own ids, each with the documents that are filed under it. */
const entriesOf = (files: readonly ApprovalFile[]) => {
  const documents = Map.groupBy(files, ({ approvalId }) => approvalId)
  const approvals = files.filter(({ isApproval }) => isApproval)
  return approvals.map(({ id, fileId, name, uploadedAt }) => ({
    ...{ id, fileId, approval: name, approvedAt: uploadedAt },
    documents: (documents.get(id) ?? []).map((document) => document.name),
  }))
}

/** What has been approved in the open place, and by which document of the customer. */
export const History = ({ files, ...states }: Props) => {
  const translate = useTranslate()
  const entries = useMemo(() => entriesOf(files), [files])
  const documentsOf = useMemo(() => Map.groupBy(files, ({ approvalId }) => approvalId), [files])
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
        {translate('approvalFiles.history')}
      </Typography>
      <RowsReport
        name="approvalHistory"
        entity={approvedEntry}
        rows={entries}
        columns={columns}
        sort={['approvedAt', 'DESC']}
        pageSize={rowsOfPage}
        show={{
          approval: ({ fileId }, name) => (
            <DocumentLink href={linkOf(approvalFiles.document, { fileId })}>{name}</DocumentLink>
          ),
          documents: ({ id }) => <Documents files={documentsOf.get(id) ?? []} />,
        }}
        {...states}
      />
    </Box>
  )
}
