import { sha256Base64 } from "#app/lib/crypto.ts";

/**
 * The only script that runs before the page is shown. It is inlined, allowed by its hash, and
 * written in ES5 for the old browsers inside chat apps. It opens the envelope once per session and
 * loads the rest of the script when the page is idle or first touched (docs/decisions/005). Text of
 * the first screen is hidden until its fonts have loaded, for at most 1.2 s, so that it does not
 * change face. Music starts within the tap on the envelope, because iOS allows playback only in a
 * user gesture. The switch to larger text works from here too, so that the page never changes its size
 * once it is shown.
 */
export const bootScript = `(function(){var d=document,h=d.documentElement,m=d.currentScript.dataset.module,k="opened "+location.pathname,o,done;
function seen(v){try{return v?sessionStorage.setItem(k,v):sessionStorage.getItem(k)}catch(e){return 1}}
h.classList.add("js","unlettered");
try{if(localStorage.getItem("larger"))h.classList.add("larger")}catch(e){}
function press(){var b=d.querySelector("[data-larger]");if(b)b.setAttribute("aria-pressed",h.classList.contains("larger"))}
function resize(){var s=h.classList.toggle("larger");press();try{if(s)localStorage.setItem("larger","1");else localStorage.removeItem("larger")}catch(e){}}
function lettered(){h.classList.remove("unlettered")}
d.addEventListener("DOMContentLoaded",function(){press();var f=d.fonts;if(!d.querySelector("[data-opening]"))h.classList.remove("opening");setTimeout(lettered,1200);if(f&&f.ready)f.ready.then(lettered);else lettered()});
if(!location.hash&&!seen())h.classList.add("opening");
function close(){if(!h.classList.contains("opening"))return;seen("1");h.classList.remove("opening","turning","turned");var t=d.querySelector("main");if(t)t.focus({preventScroll:true})}
function quiet(){try{return localStorage.getItem("music")==="off"}catch(e){return false}}
function sing(){var a=d.querySelector("audio[data-music]"),p=a&&!quiet()&&a.play();if(p)p.catch(function(){a.pause()})}
function open(){var c=o.classList,q=matchMedia("(prefers-reduced-motion: reduce)").matches,w=+o.dataset.turn;if(c.contains("opened")||h.classList.contains("turning"))return;sing();if(q||!d.startViewTransition){c.add("opened");setTimeout(close,q?150:1800);return}
function turn(){if(h.classList.contains("opening")){h.classList.add("turning");var v=d.startViewTransition(function(){c.add("opened");h.classList.add("turned")});v.ready.catch(function(){});v.finished.then(w&&close)}}
if(w){c.add("opened");setTimeout(turn,w)}else turn();setTimeout(close,w?3e3:1800)}
d.addEventListener("click",function(e){var t=e.target;o=d.querySelector("[data-opening]");if(!t.closest)return;if(t.closest("[data-larger]"))resize();else if(!o)return;else if(t.closest("[data-skip]"))close();else if(t.closest("[data-open]"))open()});
d.addEventListener("keydown",function(e){if(e.key==="Escape")close()});
function load(){if(done)return;done=1;import(m).catch(function(){done=0})}
["pointerdown","keydown","focusin","scroll"].forEach(function(n){addEventListener(n,load,{once:true,passive:true})});
addEventListener("load",function(){(window.requestIdleCallback||setTimeout)(load)})})()`;

let hash: Promise<string> | undefined;

/** The CSP source expression for the boot script. */
export function bootScriptHash(): Promise<string> {
  hash ??= sha256Base64(bootScript).then((digest) => `sha256-${digest}`);
  return hash;
}
