import { type ToastMessage, toast } from './toast-store.ts'

/** Says it, unless a toast that is on the screen has said it already. */
export async function toastUnlessShown(
  message: ToastMessage,
  isSaid: (shown: ToastMessage) => boolean,
): Promise<void> {
  const shown = await import('./visible-toasts.ts').then(
    ({ visibleToasts }) => visibleToasts(),
    () => [],
  )
  if (!shown.some(isSaid)) toast(message)
}
