import { aMesaPosta } from '#demo/posts/a-mesa-posta.ts'
import type { DemoPost } from '#demo/posts/demo-post.ts'
import { oPrimeiroAcender } from '#demo/posts/o-primeiro-acender.ts'
import { oQueFazerComOCopoVazio } from '#demo/posts/o-que-fazer-com-o-copo-vazio.ts'
import { perfumeDePresente } from '#demo/posts/perfume-de-presente.ts'
import { porQueCeraDeCoco } from '#demo/posts/por-que-cera-de-coco.ts'
import { quarentaEOitoHorasDeCura } from '#demo/posts/quarenta-e-oito-horas-de-cura.ts'
import { umAromaParaCadaComodo } from '#demo/posts/um-aroma-para-cada-comodo.ts'

/** Newest first, as the blog lists them. */
export const demoPosts: DemoPost[] = [
  aMesaPosta,
  quarentaEOitoHorasDeCura,
  oPrimeiroAcender,
  umAromaParaCadaComodo,
  oQueFazerComOCopoVazio,
  porQueCeraDeCoco,
  perfumeDePresente,
]
