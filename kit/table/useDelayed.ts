import { useEffect, useState } from 'react'

/** True once `isOn` has been true for a while, so that fast responses show no skeleton. */
export const useDelayed = (isOn: boolean, milliseconds = 150) => {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setIsLong(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isOn, milliseconds])
  return isOn && isLong
}
