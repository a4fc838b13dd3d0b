import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * A browser puts the focus of a new document at its start and reads its title; moving by script does neither. Here the
 * focus goes to the new page, also to another page of a list, and its title is given for reading out.
 */
export function useArrivalFocus(): string {
  const location = useLocation()
  const [title, setTitle] = useState('')
  const before = useRef<ReturnType<typeof look>>(undefined)

  useEffect(() => {
    const last = before.current
    const now = look(location.pathname)
    before.current = now
    if (!last || location.hash !== '') return
    // A dialog over a page has an address of its own; the page behind it stays, and its heading with it.
    const isNewPage =
      now.pathname !== last.pathname && (now.heading !== last.heading || now.text !== last.text)
    if (isNewPage) setTitle(document.title)
    if (isNewPage || hasLeftList()) focusPage()
  }, [location])

  return title
}

function look(pathname: string) {
  const heading = document.querySelector('#conteudo h1')
  return { pathname, heading, text: heading?.textContent }
}

/** The link to another page of a list was pressed, and perhaps went with its list. */
function hasLeftList(): boolean {
  const { activeElement } = document
  return activeElement === document.body || activeElement?.closest('nav.pages') != null
}

function focusPage(): void {
  const page = document.getElementById('conteudo')
  // A page that wants a field or a dialog to have the focus has given it already.
  if (document.activeElement?.matches('#conteudo :is(input, select, textarea), dialog *')) return
  page?.focus({ preventScroll: true })
}
