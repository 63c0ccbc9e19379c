import { useCall } from '#dataProvider/calls/useCall.ts'
import type { AnswerOf } from '#schema/call.ts'
import { wholeList } from '#schema/list.ts'
import {
  type ApprovalFile,
  type ApprovalFolder,
  approvalFiles,
  type ChildFolder,
} from '#schema/quality/approvalFiles.ts'
import { compareValues } from '#values/texts.ts'

type DocumentType = AnswerOf<typeof approvalFiles.listTypes>[number]

const byId = <T extends { readonly id: number }>(all: readonly T[]) => [
  ...new Map(all.map((one) => [one.id, one])).values(),
]

/** Folders derived from files and empty child folders; the specifications have no approval of folders. */
export const foldersIn = (
  files: readonly ApprovalFile[],
  children: readonly ChildFolder[],
  types: readonly DocumentType[],
): ApprovalFolder[] => {
  const typeNames = new Map(types.map(({ id, name }) => [id, name]))
  // The number of the folder is null if it could not be read; such a file belongs to no folder.
  const placed = [...files, ...children].filter(({ folderId }) => folderId !== null)
  const folders = byId(
    placed.map(({ folderId, partNumber, typeId }) => ({
      id: folderId,
      partNumber,
      typeId,
      type: typeNames.get(typeId) ?? String(typeId),
      files: files.filter((file) => file.folderId === folderId && !file.isHistory).length,
      isApproved: false,
    })),
  )
  return folders.toSorted(
    (one, other) => one.partNumber.localeCompare(other.partNumber) || compareValues(one.typeId, other.typeId),
  )
}

/** Child folders of a folder: the empty ones and those that contain its files. */
export const childrenIn = (
  folderId: number,
  files: readonly ApprovalFile[],
  empty: readonly ChildFolder[],
): ChildFolder[] => {
  const ofFiles = files.flatMap(({ childId, childName, partNumber, typeId, ...file }) =>
    childId === null || childId === 0
      ? []
      : [{ folderId: file.folderId, partNumber, typeId, id: childId, name: childName ?? String(childId) }],
  )
  return byId([...empty, ...ofFiles].filter((child) => child.folderId === folderId))
}

/** Folders for services that do not list them, derived from the lists that they have. */
export const useFoldersOfFiles = (customerId: number, isEnabled: boolean) => {
  const enabled = isEnabled
  const files = useCall(approvalFiles.listFiles, { customerId, list: wholeList }, { enabled })
  const types = useCall(approvalFiles.listTypes, { customerId }, { enabled })
  const children = useCall(approvalFiles.listChildren, { customerId }, { enabled })
  // The other lists are optional: without types, a folder shows its type's number; without child folders, only folders
  // with files are known.
  const isKnown = files.data !== undefined && !types.isLoading && !children.isLoading
  return { ...files, data: isKnown ? foldersIn(files.data, children.data ?? [], types.data ?? []) : undefined }
}
