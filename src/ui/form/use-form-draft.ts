import { type RefObject, useEffect, useState } from 'react'
import { draftRestored } from '#ui/copy/ui.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { fill, forgetDraft, readDraft, typedIn, writeDraft } from './drafts.ts'

export function useFormDraft(form: RefObject<HTMLFormElement | null>, key: string) {
  const [isDirty, setDirty] = useState(false)
  useEffect(() => {
    const draft = readDraft(key)
    if (!draft || !form.current) return
    if (fieldsOf(form.current).filter((field) => fill(field, draft)).length === 0) return
    setDirty(true)
    toast(draftRestored)
  }, [form, key])

  function note() {
    if (!form.current) return
    setDirty(true)
    writeDraft(key, typedIn(fieldsOf(form.current)))
  }

  function forget() {
    setDirty(false)
    forgetDraft(key)
  }

  return { isDirty, note, forget }
}

type Field = HTMLInputElement | HTMLTextAreaElement

function fieldsOf(form: HTMLFormElement): Field[] {
  const fields = [...form.elements].filter(
    (element): element is Field =>
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  )
  return fields.filter(({ name, type }) => name && type !== 'hidden' && type !== 'file')
}
