import { type ToastMessage, toast } from './toast-store.ts'

export async function toastUnlessShown(
  message: ToastMessage,
  isSame: (shownToast: ToastMessage) => boolean,
): Promise<void> {
  const visible = await import('./visible-toasts.ts').then(
    ({ visibleToasts }) => visibleToasts(),
    () => [],
  )
  if (!visible.some(isSame)) toast(message)
}
