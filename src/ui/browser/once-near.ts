export function onceNear(element: Element, near: string, callBack: () => void): () => void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      callBack()
    },
    { rootMargin: `${near} 0px` },
  )
  watch.observe(element)
  return () => watch.disconnect()
}
