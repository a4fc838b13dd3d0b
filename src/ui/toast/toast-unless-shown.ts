import { type ToastMessage, toast } from './toast-store.ts'

/** Says it, unless a toast that is on the screen has said it already. */
export async function toastUnlessShown(
  message: ToastMessage,
  isSame: (shown: ToastMessage) => boolean,
): Promise<void> {
  const shown = await import('./visible-toasts.ts').then(
    ({ visibleToasts }) => visibleToasts(),
    () => [],
  )
  if (!shown.some(isSame)) toast(message)
}
