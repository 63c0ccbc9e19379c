import { approvalFiles } from '../../schema/quality/approvalFiles.ts'
import { implement } from '../implement.ts'
import { comment, listComments } from './chat.ts'
import { document } from './document.ts'
import { listFiles } from './listFiles.ts'
import { listChildren, listFolders, listPartNumbers, listTypes } from './listFolders.ts'
import { addFiles } from './writing/addFiles.ts'
import { moveFile, removeFile } from './writing/changeFile.ts'
import { createFolder } from './writing/createFolder.ts'
import { saveChild } from './writing/saveChild.ts'

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
