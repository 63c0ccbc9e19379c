import type { UploadRow } from './fileRules.ts'
import { UploaderDialog } from './UploaderDialog.tsx'

export type { UploadRow } from './fileRules.ts'

export interface FileUploaderProps {
  readonly isOpen: boolean
  /** Closed, by whatever means: the files that stand in it, without the empty rows. */
  readonly onClose: (rows: readonly UploadRow[]) => void
  /** Those that were chosen before. */
  readonly rows?: readonly UploadRow[]
  /** One file at most. */
  readonly isSingle?: boolean
  /** Endings and media types, as an input of files takes them. What a file is, its content decides (DECISIONS F27). */
  readonly accept?: string
  /** What the rows bear as their type. */
  readonly type?: string
}

/**
 * Chooses files to be uploaded in a full-screen dialog (spec 1 §2.10): at most 10 of at most 15,000,000 bytes. It sends
 * nothing; `useUpload` does. It needs a `DialogProvider` above it.
 */
export const FileUploader = ({ isOpen, ...rest }: FileUploaderProps) => isOpen && <UploaderDialog {...rest} />
