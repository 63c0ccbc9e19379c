import { approvalFiles } from '#schema/quality/approvalFiles.ts'
import { implement } from '../implement.ts'
import { addFiles } from './addFiles.ts'
import { moveFile, removeFile } from './changeFile.ts'
import { comment, listComments } from './chat.ts'
import { createFolder } from './createFolder.ts'
import { document } from './document.ts'
import { listFiles } from './listFiles.ts'
import { listChildren, listFolders, listPartNumbers, listTypes } from './listFolders.ts'
import { saveChild } from './saveChild.ts'

export const approvalFilesCalls = implement('approvalFiles', approvalFiles, {
  listFolders,
  listFiles,
  listPartNumbers,
  listTypes,
  listChildren,
  createFolder,
  addFiles,
  saveChild,
  moveFile,
  removeFile,
  listComments,
  comment,
  document,
})
