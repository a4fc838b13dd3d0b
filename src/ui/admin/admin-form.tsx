import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#ui/elements/button.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { type FailureWords, useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { offerUndo, type Undoable } from './undo-offer.ts'
import { useAccountDraft } from './use-account-draft.ts'

/** `field` names the form field that the toast is about; `undo` replaces the toast. */
type AdminAnswer = FormAnswer<{ field: string | undefined; undo: Undoable }>

interface InputProps {
  name: string
  defaultValue: string | undefined
  error: string | undefined
  autoComplete: 'off'
  numeric?: boolean
  inputMode?: 'numeric' | 'decimal'
  maxLength?: number
  affix?: string
}

const decimal = { numeric: true, inputMode: 'decimal', maxLength: 15 } as const
const kinds = {
  text: {},
  whole: { numeric: true, inputMode: 'numeric' },
  decimal,
  money: { ...decimal, affix: 'R$' },
} as const

export interface AdminFields<Answer, Values> {
  /** Name, initial value, error and keyboard of a text field. */
  input(name: string, kind?: keyof typeof kinds): InputProps
  errorOf(field: string): string | undefined
  answer: Answer | undefined
  initial: Values
  /** Follows the form as the owner types. */
  typed: Values
}

type Values = Readonly<Record<string, string | number | boolean | readonly string[] | null | undefined>>

interface AdminFormProps<Answer, Initial> {
  action: string
  intent: string
  /** Sent with the fields, such as an id and the version that the owner saw. */
  hidden?: Readonly<Record<string, string | number>>
  initial?: Initial
  failed: FailureWords
  /** Shares the fetcher with other parts of the page. */
  fetcherKey?: string
  /** Name of the draft that the browser keeps until the form is saved. */
  draft?: string
  hasFiles?: boolean
  /** Empties the form after a success. */
  clears?: boolean
  className?: string
  onSaved?: (answer: Answer) => void
  /** Errors by field, if the answer has more than one. */
  faultOf?: (answer: Answer, field: string) => string | undefined
  press: ReactNode
  saving: string
  look?: { variant?: 'ghost'; small?: boolean }
  /** Holds the submit button. */
  foot?: (submit: ReactNode) => ReactNode
  children?: ReactNode | ((fields: AdminFields<Answer, Initial>) => ReactNode)
}

/** A form of the back office. The request key is added by `recoverFailedRequests`. */
export function AdminForm<Answer extends AdminAnswer, Initial extends object = object>({
  hidden = {},
  initial = {} as Initial,
  draft,
  faultOf = ({ field, toast }, name) => (field === name ? toast?.text : undefined),
  ...props
}: AdminFormProps<Answer, Initial>) {
  const fetcher = useFetcher(props.fetcherKey ? { key: props.fetcherKey } : {})
  const form = useRef<HTMLFormElement>(null)
  const { note, forget } = useAccountDraft(form, draft ?? 'none')
  const [typed, setTyped] = useState(initial)
  const answer: Answer | undefined = fetcher.data
  useToastAnswer(answer, onAnswer, props.failed)
  useEffect(() => {
    if (answer?.ok === false) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [answer])

  function onAnswer(given: Answer) {
    if (given.undo) offerUndo(given.undo)
    if (!given.ok) return
    if (draft) forget()
    if (props.clears) form.current?.reset()
    props.onSaved?.(given)
  }

  function onChange() {
    if (draft) note()
    if (form.current && Object.keys(initial).length > 0)
      setTyped(readTyped(new FormData(form.current), initial))
  }

  const values = initial as Values
  const errorOf = (field: string) => (answer?.ok === false ? faultOf(answer, field) : undefined)
  const submit = (
    <Button type="submit" {...props.look} busy={fetcher.state !== 'idle'} busyLabel={props.saving}>
      {props.press}
    </Button>
  )
  const fields: AdminFields<Answer, Initial> = {
    input: (name, kind = 'text') => ({
      name,
      defaultValue: values[name] === undefined ? undefined : String(values[name] ?? ''),
      error: errorOf(name),
      autoComplete: 'off',
      ...kinds[kind],
    }),
    errorOf,
    answer,
    initial,
    typed,
  }
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={props.action}
      encType={props.hasFiles ? 'multipart/form-data' : undefined}
      className={props.className}
      onChange={onChange}
      noValidate
    >
      {Object.entries({ intent: props.intent, ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {typeof props.children === 'function' ? props.children(fields) : props.children}
      {props.foot ? props.foot(submit) : submit}
    </fetcher.Form>
  )
}

/** The initial value determines whether a field is a checkbox, a list of checkboxes or text. */
function readTyped<Initial extends object>(sent: FormData, initial: Initial): Initial {
  const typed = Object.entries(initial as Values).map(([name, value]) => {
    if (typeof value === 'boolean') return [name, sent.has(name)]
    if (Array.isArray(value)) return [name, sent.getAll(name).map(String)]
    return [name, sent.has(name) ? String(sent.get(name)) : value]
  })
  return Object.fromEntries(typed) as Initial
}
