import { useCallback, useRef } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { batchPageCopy } from '#workshop/batches/copy/admin-batch-page.ts'
import type { BatchPageAnswer } from './batch-action.server.ts'

/** A form of a leva's page: empty again once it is written down, and it says which field was wrong. */
export function useBatchForm(number: number | string) {
  const fetcher = useFetcher<BatchPageAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const clear = useCallback(({ ok }: BatchPageAnswer) => {
    if (ok) form.current?.reset()
  }, [])
  useToastAnswer(fetcher.data, clear, batchPageCopy.failed)
  const { data, state, Form } = fetcher
  const errorOf = (field: BatchPageAnswer['field']) =>
    data && !data.ok && data.field === field ? data.toast?.text : undefined
  const action = pathTo('adminBatch', { number: String(number) })
  const attributes = {
    ref: form,
    method: 'post',
    action,
    className: 'batch__form',
    noValidate: true,
  } as const
  return { Form, attributes, errorOf, isBusy: state !== 'idle' }
}
