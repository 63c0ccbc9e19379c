import { Link } from 'react-router-dom'
import type { NavigationLink } from './navigation.ts'

/** What makes a button or menu item the link that an entry names. */
export const linkProps = ({ to, href }: NavigationLink) =>
  href === undefined ? { component: Link, to: to ?? '/' } : { component: 'a', href, rel: 'noreferrer' }
