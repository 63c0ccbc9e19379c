import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { type NavigateOptions, useSearchParams } from 'react-router-dom'
import { idFrom } from '#dataProvider/calls/foreign.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { filterHere } from '#dataProvider/lists/listing.ts'
import { translateName } from '#kit/page/pageTitle.ts'
import { type ListRequest, wholeList } from '#schema/list.ts'
import { type ApprovalFile, type ApprovalFolder, approvalFiles, badgeOf } from '#schema/quality/approvalFiles.ts'
import { isOffered } from '#schema/wire/offered.ts'
import type { Side } from '../concessions/useSide.ts'
import { childrenIn, useFoldersOfFiles } from './foldersOfFiles.ts'

interface Workspace {
  readonly customerId: number
  /** Null until loaded; no actions are available then. */
  readonly side: Side | null
}

export const WorkspaceContext = createContext<Workspace | null>(null)

export const useWorkspace = () => {
  const workspace = useContext(WorkspaceContext)
  if (!workspace) throw new Error('The parts of the workspace need it around them.')
  return workspace
}

/** Excludes entries with type id 0, which are no folders. The service omits folders without files and history. */
export const useFolders = (customerId: number) => {
  const translate = useTranslate()
  const hasOwnCall = isOffered(approvalFiles.listFolders)
  const ownQuery = useCall(approvalFiles.listFolders, { customerId, list: wholeList }, { enabled: hasOwnCall })
  const derived = useFoldersOfFiles(customerId, !hasOwnCall)
  const query = hasOwnCall ? ownQuery : derived
  const folders = (query.data ?? []).filter(({ typeId }) => typeId !== 0)
  return { ...query, folders: folders.map((folder) => ({ ...folder, type: translateName(translate, folder.type) })) }
}

/** Child folders: those without files, and those that contain files. */
export const useChildren = (folderId: number) => {
  const { customerId } = useWorkspace()
  const hasEveryFolder = isOffered(approvalFiles.listFolders)
  const ownQuery = useCall(
    approvalFiles.listChildren,
    hasEveryFolder ? { customerId, folderId, isAll: true } : { customerId },
  )
  const files = useCall(approvalFiles.listFiles, { customerId, list: wholeList }, { enabled: !hasEveryFolder })
  if (hasEveryFolder) return ownQuery
  return { ...ownQuery, data: childrenIn(folderId, files.data ?? [], ownQuery.data ?? []) }
}

/** Refetches all data of the workspace; current content stays visible while loading. */
export const useReload = () => {
  const client = useQueryClient()
  const isOfWorkspace = (name: unknown) => name === 'approvalFiles' || /\/api\/Main\//.test(String(name))
  return () => client.invalidateQueries({ predicate: ({ queryKey: [name] }) => isOfWorkspace(name) })
}

/** The open folder and subfolder, kept in the URL. */
export const useOpenPlace = () => {
  const [search, setSearch] = useSearchParams()
  const open = (folderId: number, childId: number | null = null, options?: NavigateOptions) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      next.set('folder', String(folderId))
      if (childId === null) next.delete('child')
      else next.set('child', String(childId))
      return next
    }, options)
  const idOf = (name: 'folder' | 'child') => idFrom(search.get(name), approvalFiles.listFiles)
  return { folderId: idOf('folder'), childId: idOf('child'), open }
}

/** Opens the first new folder, else the first one, if the URL names none. */
export const useFirstPlace = (folders: readonly ApprovalFolder[]) => {
  const { folderId, open } = useOpenPlace()
  const first = folders.find((folder) => badgeOf(folder) === 'new') ?? folders[0]
  useEffect(() => {
    if (folderId === null && first) open(first.id, null, { replace: true })
  })
}

/** The open folder, and the id of the open subfolder or null. */
export interface Place {
  readonly folder: ApprovalFolder
  readonly childId: number | null
}

/** Filter for current files of a folder; child folder 0 is the folder itself. */
export const currentIn = ({ folder, childId }: Place) => ({
  folderId: folder.id,
  childId: childId ?? 0,
  isHistory: false,
})

type FileListRequest = ListRequest<'uploadedAt' | 'approvalId', ReturnType<typeof currentIn>>

/** Works with any page size of the service. */
export const useFiles = (list: FileListRequest) => {
  const { customerId } = useWorkspace()
  const query = useCall(approvalFiles.listFiles, { customerId, list })
  return { ...query, files: filterHere(approvalFiles.listFiles, query.data ?? [], list) as readonly ApprovalFile[] }
}
