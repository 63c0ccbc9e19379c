import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Stops the surrounding form from being submitted, and focuses the field, unless `isWhole` accepts what is typed in it.
 * Listens to the form itself, so that no owner of a form can forget it.
 */
export const useFormStop = (field: RefObject<HTMLElement | null>, isWhole: () => boolean) => {
  const stop = useEffectEvent((event: Event) => {
    if (isWhole()) return
    // Another field may already have stopped it, and has the focus.
    if (!event.defaultPrevented) field.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus()
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const form = field.current?.closest('form')
    const listen = (event: Event) => stop(event)
    form?.addEventListener('submit', listen, { capture: true })
    return () => form?.removeEventListener('submit', listen, { capture: true })
  }, [field])
}
