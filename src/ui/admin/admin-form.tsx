import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { expand } from '#ui/browser/expand.ts'
import { Button, type ButtonProps } from '#ui/elements/button.tsx'
import { isFailedAnswer } from '#ui/failures/failed-answer.ts'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { type FailureWords, useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { offerUndo, type Undoable } from './undo-offer.ts'
import { useAccountDraft } from './use-account-draft.ts'

/** `field` names the form field that the toast is about; `undo` replaces the toast. */
export type AdminAnswer = FormAnswer<{ field: string | undefined; undo: Undoable }>

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

type Look = Omit<ButtonProps, 'type' | 'children' | 'onClick' | 'form'>

export interface AdminFields<Answer, Values> {
  /** Name, initial value, error and keyboard of a text field. */
  input(name: string, kind?: keyof typeof kinds): InputProps
  errorOf(field: string): string | undefined
  /** A submit button of a form with several: its name and value say which one was clicked. */
  submit(press: ReactNode, look: Look & { name: string; value: string }): ReactNode
  answer: Answer | undefined
  initial: Values
  /** Follows the form as the owner types. */
  typed: Values
  /** True while unsaved input would be lost; `UnsavedGuard` asks before the owner leaves. */
  isDirty: boolean
  /** For changes that fire no event, and for input that may be lost. */
  setDirty: (isDirty: boolean) => void
}

type Values = Readonly<Record<string, string | number | boolean | readonly string[] | null | undefined>>

export interface AdminFormProps<Answer, Initial> {
  id?: string
  'aria-labelledby'?: string
  action: string
  intent?: string
  /** Sent with the fields, such as an id and the version that the owner saw. Null is not sent. */
  hidden?: Readonly<Record<string, string | number | readonly string[] | null | undefined>>
  initial?: Initial
  failed: FailureWords
  about?: string
  /** Shares the fetcher with other parts of the page. */
  fetcherKey?: string
  /** Name of the draft that the browser keeps until the form is saved. */
  draft?: string
  hasFiles?: boolean
  /** Empties the form after a success. */
  clears?: boolean
  /** Lets the browser check the fields first, if the shop's answers do not name the wrong one. */
  checksInBrowser?: boolean
  className?: string
  onTyped?: (form: FormData) => void
  isSaved?: (answer: Answer) => boolean
  onSaved?: (answer: Answer) => void
  onAnswer?: (answer: Answer) => void
  /** Errors by field, if the answer has more than one. */
  faultOf?: (answer: Answer, field: string) => string | undefined
  press?: ReactNode
  saving?: string
  look?: Look
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
  isSaved = ({ ok }) => ok,
  ...props
}: AdminFormProps<Answer, Initial>) {
  const fetcher = useFetcher(props.fetcherKey ? { key: props.fetcherKey } : {})
  const form = useRef<HTMLFormElement>(null)
  const { note, forget } = useAccountDraft(form, draft ?? 'none')
  const [typed, setTyped] = useState(initial)
  const [isDirty, setDirty] = useState(false)
  const [answer, setAnswer] = useState<Answer>()
  useToastAnswer<Answer>(fetcher.data, onAnswer, props.failed, props.about)
  useEffect(() => {
    if (answer?.ok !== false) return
    const field = faultyField(form.current)
    if (field) expand(field)
    field?.focus()
  }, [answer])

  function onAnswer(givenAnswer: Answer) {
    if (!isFailedAnswer(givenAnswer)) setAnswer(givenAnswer)
    if (givenAnswer.undo) offerUndo(givenAnswer.undo)
    props.onAnswer?.(givenAnswer)
    if (!isSaved(givenAnswer)) return
    setDirty(false)
    if (draft) forget()
    if (props.clears) {
      form.current?.reset()
      setTyped(initial)
    }
    props.onSaved?.(givenAnswer)
  }

  function follow() {
    const hasValues = Object.keys(initial).length > 0
    if (!form.current || !(hasValues || props.onTyped)) return
    const fields = new FormData(form.current)
    if (hasValues) setTyped(readTyped(fields, initial))
    props.onTyped?.(fields)
  }
  // The owner may have typed before the script was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at the start
  useEffect(follow, [])

  function onChange({ target }: ChangeEvent<HTMLFormElement>) {
    // Events of a dialog's own form bubble through its portal.
    if (target.form !== form.current) return
    setDirty(true)
    if (draft) note()
    follow()
  }

  const values = initial as Values
  const findError = (field: string) => (answer?.ok === false ? faultOf(answer, field) : undefined)
  const isBusy = fetcher.state !== 'idle'
  const submit = props.press && (
    <Button
      type="submit"
      {...props.look}
      busy={isBusy || props.look?.busy}
      busyLabel={isBusy ? props.saving : undefined}
    >
      {props.press}
    </Button>
  )
  const fields: AdminFields<Answer, Initial> = {
    input: (name, kind = 'text') => ({
      name,
      defaultValue: values[name] === undefined ? undefined : String(values[name] ?? ''),
      error: findError(name),
      autoComplete: 'off',
      ...kinds[kind],
    }),
    errorOf: findError,
    submit: (press, { name, value, ...look }) => (
      <Button
        type="submit"
        name={name}
        value={value}
        {...look}
        busy={isBusy && fetcher.formData?.get(name) === value}
        busyLabel={look.busyLabel ?? props.saving}
      >
        {press}
      </Button>
    ),
    answer,
    initial,
    typed,
    isDirty: isDirty && !isBusy,
    setDirty,
  }
  return (
    <fetcher.Form
      ref={form}
      id={props.id}
      aria-labelledby={props['aria-labelledby']}
      method="post"
      action={props.action}
      encType={props.hasFiles ? 'multipart/form-data' : undefined}
      className={props.className}
      onChange={onChange}
      noValidate={!props.checksInBrowser}
    >
      {Object.entries({ intent: props.intent, ...hidden }).flatMap(([name, values]) =>
        [values ?? []]
          .flat()
          .map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
      )}
      {typeof props.children === 'function' ? props.children(fields) : props.children}
      {props.foot ? props.foot(submit) : submit}
    </fetcher.Form>
  )
}

/** The wrong field, otherwise the message, otherwise the first field of the section with the error. */
const faultyField = (form: HTMLFormElement | null) =>
  ['[aria-invalid="true"]', '[data-answer]', '.panel:has(.error) :is(input, select)']
    .map((selector) => form?.querySelector<HTMLElement>(selector))
    .find((element) => element)

/** The initial value determines whether a field is a checkbox, a list of checkboxes or text. */
function readTyped<Initial extends object>(sentForm: FormData, initial: Initial): Initial {
  const typed = Object.entries(initial as Values).map(([name, value]) => {
    if (typeof value === 'boolean') return [name, sentForm.has(name)]
    if (Array.isArray(value)) return [name, sentForm.getAll(name).map(String)]
    return [name, sentForm.has(name) ? String(sentForm.get(name)) : value]
  })
  return Object.fromEntries(typed) as Initial
}
