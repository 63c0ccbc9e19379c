import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import MoveIcon from '@mui/icons-material/DriveFileMoveOutlined'
import IconButton from '@mui/material/IconButton'
import { useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { linkOf } from '#dataProvider/calls/linkOf.ts'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { DocumentLink } from '#kit/files/DocumentLink.tsx'
import { ReportList } from '#kit/report/ReportList.tsx'
import { type ApprovalFile, approvalFile, approvalFiles, type ChildFolder } from '#schema/quality/approvalFiles.ts'
import { destinationsOf, MoveFile } from './MoveFile.tsx'
import { useDeed } from './useSending.ts'
import { currentIn, type Place, useReload, useWorkspace } from './workspace.ts'

interface Props extends Place {
  readonly folders: readonly ChildFolder[]
}

export const resource = { name: 'approvalFiles', entity: approvalFile, list: approvalFiles.listFiles } as const

const columns = ['name', 'uploadedBy', 'uploadedAt', 'days'] as const
const show = {
  name: ({ fileId }: ApprovalFile, text: string) => (
    <DocumentLink href={linkOf(approvalFiles.document, { fileId })}>{text}</DocumentLink>
  ),
}

/** Staff only: deletes a file after confirmation. */
const Remove = ({ file: { id, name } }: { readonly file: ApprovalFile }) => {
  const translate = useTranslate()
  const { confirm } = useDialogs()
  const { customerId } = useWorkspace()
  const reload = useReload()
  const { run, isBusy } = useDeed(approvalFiles.removeFile, 'removed')
  const remove = async () => {
    const confirmLabel = translate('approvalFiles.remove.do')
    const question = { message: translate('approvalFiles.remove.ask'), confirmLabel, isDestructive: true }
    if (!(await confirm(question))) return
    await run({ customerId, id })
    await reload()
  }
  return (
    <IconButton
      size="small"
      disabled={isBusy}
      aria-label={translate('approvalFiles.remove.of', { name })}
      onClick={() => void remove()}
    >
      <DeleteIcon fontSize="small" />
    </IconButton>
  )
}

/** Unapproved files of the open folder, paged. */
export const CurrentFiles = ({ folders, folder, childId }: Props) => {
  const translate = useTranslate()
  const { side } = useWorkspace()
  const [moving, setMoving] = useState<ApprovalFile | null>(null)
  const base = useMemo(() => currentIn({ folder, childId }), [folder, childId])
  const canMove = destinationsOf({ folder, childId }, folders).length > 0
  const actionsOf = (file: ApprovalFile) => (
    <>
      <Remove file={file} />
      {canMove && (
        <IconButton
          size="small"
          aria-label={translate('approvalFiles.move.of', { name: file.name })}
          onClick={() => setMoving(file)}
        >
          <MoveIcon fontSize="small" />
        </IconButton>
      )}
    </>
  )
  return (
    <>
      <ReportList
        isPart
        resource={resource}
        base={base}
        filters={[]}
        columns={columns}
        sort={['uploadedAt', 'DESC']}
        show={show}
        {...(side === 'provider' && { rowAction: actionsOf })}
      />
      {moving && (
        <MoveFile folder={folder} childId={childId} folders={folders} file={moving} onClose={() => setMoving(null)} />
      )}
    </>
  )
}
