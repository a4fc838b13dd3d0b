import { Skeleton, SkeletonGroup } from '#web/kit/feedback/skeleton.tsx'

/** A cart that is on its way: two lines and their sum. */
export function CartSkeleton() {
  return (
    <SkeletonGroup className="cart cart-skeleton">
      <div>
        <SkeletonLine />
        <SkeletonLine />
      </div>
      <div className="label-frame">
        <Skeleton shape="title" width="70" />
        <Skeleton />
        <Skeleton />
        <Skeleton shape="button" />
      </div>
    </SkeletonGroup>
  )
}

function SkeletonLine() {
  return (
    <div className="citem">
      <Skeleton shape="image" />
      <div className="citem__body">
        <div>
          <Skeleton shape="title" width="70" />
          <Skeleton width="35" />
        </div>
        <Skeleton shape="button" width="35" />
      </div>
    </div>
  )
}
