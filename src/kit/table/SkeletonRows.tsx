interface Props {
  readonly columnCount: number
  readonly rowCount: number
  /** Until it is shown, the rows only keep their place. */
  readonly isVisible: boolean
}

/** Rows that stand for those still on their way, as high as they. */
export const SkeletonRows = ({ columnCount, rowCount, isVisible }: Props) => (
  <tbody aria-hidden className={isVisible ? undefined : 'is-hidden'}>
    {Array.from({ length: rowCount }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
      <tr key={row}>
        {Array.from({ length: columnCount }, (_, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <td key={column}>
            <span className="skeleton" />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
)
