/** Who answers by keys stays at the question, though the button they pressed is gone with it. */
import { tick } from "svelte";
import type { Desk } from "../desk.svelte";

export function stay(desk: Desk): (node: HTMLElement) => () => void {
  return (node) => {
    let inside = false;
    const enter = () => void (inside = true);
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) inside = node.contains(relatedTarget as Node);
    };
    node.addEventListener("focusin", enter);
    node.addEventListener("focusout", leave);
    $effect(() => {
      if (desk.scene.position < 0 || desk.stage.playing) return;
      void tick().then(() => inside && document.activeElement === document.body && node.focus({ preventScroll: true }));
    });
    return () => {
      node.removeEventListener("focusin", enter);
      node.removeEventListener("focusout", leave);
    };
  };
}
