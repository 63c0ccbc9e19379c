import type { ReactNode } from 'react'
import { ListContextProvider, ResourceContextProvider } from 'react-admin'
import { Navigate } from 'react-router-dom'
import type { Order } from '#schema/list.ts'
import { useListOf } from '../table/listState.ts'
import type { Selection } from '../table/selection.ts'
import { useLeftAddress } from '../table/useLeftAddress.ts'

interface Props {
  readonly name: string
  readonly sort?: readonly [field: string, order: Order] | undefined
  readonly base?: Readonly<Record<string, unknown>> | undefined
  readonly perPage?: number | undefined
  readonly isPart?: boolean | undefined
  readonly opens?: string | undefined
  readonly selection?: Selection | undefined
  readonly children: ReactNode
}

const Listed = ({ name, sort = ['id', 'ASC'], children, ...beginning }: Props) => {
  const [field, order] = sort
  return (
    <ResourceContextProvider value={name}>
      <ListContextProvider value={useListOf(name, { field, order }, beginning)}>{children}</ListContextProvider>
    </ResourceContextProvider>
  )
}

const AtAddress = (props: Props) => {
  const left = useLeftAddress(props.name, props.opens)
  return left === null ? <Listed {...props} /> : <Navigate to={{ search: left }} replace />
}

/**
 * Provides the list of a resource. Its state is stored in the URL and restored on return, unless the list is part of a
 * page.
 */
export const ListOf = (props: Props) => (props.isPart ? <Listed {...props} /> : <AtAddress {...props} />)
