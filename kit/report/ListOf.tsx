import type { ReactNode } from 'react'
import { ListContextProvider, ResourceContextProvider } from 'react-admin'
import { Navigate } from 'react-router-dom'
import { type ListDefaults, useListOf } from '../table/listState.ts'
import { useIsForeign } from '../table/useIsForeign.ts'

interface Props extends ListDefaults {
  readonly name: string
  readonly children: ReactNode
}

const Listed = ({ name, children, ...defaults }: Props) => (
  <ResourceContextProvider value={name}>
    <ListContextProvider value={useListOf(name, defaults)}>{children}</ListContextProvider>
  </ResourceContextProvider>
)

const AtAddress = (props: Props) => (useIsForeign() ? <Navigate to={{ search: '' }} replace /> : <Listed {...props} />)

/** Provides the list of a resource. Its state is in the URL, unless the list is part of a page. */
export const ListOf = (props: Props) => (props.isPart ? <Listed {...props} /> : <AtAddress {...props} />)
